/** @jsxImportSource react */
import type { Status } from 'navii';
import { NaviiAvatar } from 'navii/react';
import './team.css';

/** Agents have a task, and people do not. Beside a name, a face says nothing to a screen reader. */
function Face({ mate, size, label }: { mate: Mate; size: number; label?: string }) {
  return (
    <NaviiAvatar
      seed={mate.name}
      packs={mate.task ? 'studio' : undefined}
      status={mate.status}
      size={size}
      label={label}
      animated={size === 48}
      aria-hidden={label ? undefined : true}
    />
  );
}

function Mates({ mates }: { mates: readonly Mate[] }) {
  return (
    <ul>
      {mates.map((mate) => (
        <li key={mate.name}>
          <Face mate={mate} size={48} />
          <p>
            <b>{mate.name}</b>{' '}
            <span className="status" data-status={mate.status}>
              {mate.status === 'waiting' ? 'waiting for you' : mate.status}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

export function Thread({ mates, messages, answer }: Props) {
  return (
    <ol>
      {messages.map((message) => {
        const mate = mates.find(({ name }) => name === message.by);
        const isAnswered = message.answer !== undefined;
        return (
          <li key={message.time}>
            {mate && <Face mate={mate} size={40} />}
            <div>
              <p className="by">
                <b>{message.by}</b> <time>{message.time}</time>
              </p>
              <p>{message.text}</p>
              {message.ask && (
                <p className="ask">
                  {message.ask.map((text) => (
                    <button
                      key={text}
                      type="button"
                      aria-pressed={text === message.answer}
                      aria-disabled={isAnswered}
                      onClick={() => isAnswered || answer(message, text)}
                    >
                      {text}
                    </button>
                  ))}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export function Board({ agents }: { agents: readonly Mate[] }) {
  return (
    <ul>
      {agents.map((mate) => (
        <li key={mate.name}>
          <p>
            <b>{mate.task}</b>
          </p>
          <Face mate={mate} size={36} label={mate.name} />
          <progress max={100} value={mate.done} aria-label={mate.task} />
          <span>{mate.done} %</span>
        </li>
      ))}
    </ul>
  );
}

export function Work(props: Props) {
  const agents = props.mates.filter(({ task }) => task);
  return (
    <div className="work">
      <section className="mates" aria-label="Team">
        <h2>Agents</h2>
        <Mates mates={agents} />
        <h2>People</h2>
        <Mates mates={props.mates.filter(({ task }) => !task)} />
      </section>
      <section className="thread" aria-label="Thread">
        <h2># release-4-2</h2>
        <Thread {...props} />
        <p className="write">Message # release-4-2</p>
      </section>
      <section className="board" aria-label="Board">
        <h2>
          Board{' '}
          <span>
            {agents.filter(({ done }) => done === 100).length} of {agents.length} done
          </span>
        </h2>
        <Board agents={agents} />
      </section>
    </div>
  );
}

type Mate = { name: string; status: Status; task?: string; done?: number };
type Message = { by: string; time: string; text: string; ask?: readonly string[]; answer?: string | undefined };
type Props = { mates: readonly Mate[]; messages: readonly Message[]; answer: (message: Message, text: string) => void };
