// The figures of several processes, of which one is late or ends: their sums never fall.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIGURES_TIMEOUT_MS } from '../../../server/limits.js';
import { createPrometheus, printFigures, type Figures, type Prometheus } from '../../../server/metrics/prometheus.js';
import { createFigureCollector, type FigureCollector } from '../../../server/scale/ask-figures.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A process that has answered so many requests. */
function answerRequests(count: number): Prometheus {
  const prometheus = createPrometheus();
  for (let i = 0; i < count; i += 1) prometheus.metrics.observe('avatar', 200, 1);
  prometheus.metrics.watch({ pngsWaiting: () => 1, threadsBusy: () => 0, threads: () => 1, isRedisUp: undefined });
  return prometheus;
}

/** Asks processes, from number 1 on; those that are late are undefined. Returns requests, and PNGs that wait. */
async function ask(
  { collect, receive }: FigureCollector,
  ...processes: readonly (Prometheus | undefined)[]
): Promise<readonly (number | undefined)[]> {
  const answers: Promise<void>[] = [];
  const senders = processes.map((prometheus, i) => {
    const sendTo = ({ id }: { readonly id: number }) => {
      // What is sent is text.
      const answer = async () => {
        const figures = JSON.parse(JSON.stringify(await prometheus?.read())) as Figures;
        receive({ kind: 'measured', id, figures });
      };
      if (prometheus !== undefined) answers.push(answer());
    };
    return [i + 1, sendTo] as const;
  });
  const collected = collect(senders);
  await Promise.all(answers);
  vi.advanceTimersByTime(FIGURES_TIMEOUT_MS);
  const text = await printFigures(await collected);
  const valueOf = (name: string) => {
    const line = text.split('\n').find((each) => each.startsWith(name));
    return line === undefined ? undefined : Number(line.split(' ')[1]);
  };
  return [valueOf('navii_http_request_duration_seconds_count{'), valueOf('navii_png_waiting ')];
}

describe('figures of several processes', () => {
  it('are the last ones of a process that is late', async () => {
    const collector = createFigureCollector();
    const [first, second] = [answerRequests(3), answerRequests(4)];
    expect(await ask(collector, first, second)).toEqual([7, 2]);
    second.metrics.observe('avatar', 200, 1);
    expect(await ask(collector, undefined, second)).toEqual([8, 2]);
    first.metrics.observe('avatar', 200, 1);
    expect(await ask(collector, first, second)).toEqual([9, 2]);
  });

  it('hold the totals of those that have ended, and nothing else of them', async () => {
    const collector = createFigureCollector();
    const second = answerRequests(4);
    expect(await ask(collector, answerRequests(3), second)).toEqual([7, 2]);
    for (let i = 1; i <= 5; i += 1) {
      collector.retire(1);
      // Its successor has not answered yet.
      expect(await ask(collector, undefined, second)).toEqual([4 + 3 * i, 1]);
      expect(await ask(collector, answerRequests(3), second)).toEqual([7 + 3 * i, 2]);
    }
    expect((await collector.collect([])).length).toBeLessThanOrEqual(4);
  });

  it('are there at once when a process ends that was asked, and what it still says is not heard', async () => {
    const collector = createFigureCollector();
    const ids: number[] = [];
    const collected = collector.collect([[1, ({ id }) => void ids.push(id)]]);
    collector.retire(1);
    expect(await collected).toEqual([]);
    collector.receive({ kind: 'measured', id: ids[0] ?? 0, figures: await answerRequests(1).read() });
    expect(await collector.collect([])).toEqual([]);
  });

  it('say how late the process is that is the latest', async () => {
    const figures = await Promise.all([0.001, 0.5, 0].map(async (lag) => lagging(await answerRequests(0).read(), lag)));
    expect(await printFigures(figures)).toMatch(/^nodejs_eventloop_lag_p99_seconds 0\.5$/m);
  });
});

/** These figures, with this lag in seconds. */
function lagging(figures: Figures, value: number): Figures {
  return figures.map((metric) =>
    metric.name.startsWith('nodejs_eventloop_lag') ? { ...metric, values: [{ labels: {}, value }] } : metric,
  );
}
