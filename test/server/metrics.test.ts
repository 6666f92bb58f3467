// Tests of the metrics of the built program with one process and with two, and of the data that they must not hold.
import { describe, expect, it, vi } from 'vitest';
import { listening, run, type Program } from './program.js';
import { read, request } from './serve.js';

function metricsPort({ out }: Program): number {
  return Number(/"metricsPort":(\d+)/.exec(out())?.[1]);
}

/** Returns the sum of a metric over all processes. `name` includes its labels; the label of the process is the last. */
function valueOf(text: string, name: string): number | undefined {
  const lines = text.split('\n').map((line) => line.replace(/,?worker="\d"/, '').replace('{}', ''));
  const values = lines.filter((line) => line.startsWith(`${name} `)).map((line) => Number(line.slice(name.length + 1)));
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value);
}

describe('/metrics', () => {
  it.each(['1', '2'])('has the metrics of all processes, of %s', async (processes) => {
    const env = { HOST: '127.0.0.1', DRAIN_DELAY: '0', RATE_LIMIT: '5', WEB_CONCURRENCY: processes };
    const program = run({ ...env, PORT: '0', METRICS_PORT: '0' });
    const port = await listening(program);
    const statuses = [];
    for (const path of ['zaphod.png', 'zaphod.png', 'zaphod.png', 'b', 'c', 'd', 'e']) {
      statuses.push((await request(port, `/avatar/${path}?title=beeblebrox`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    for (const target of ['/', '/nope', '/healthz', '/nothing/zaphod']) await request(port, target);
    // A process that answers too late is missing, so ask again.
    const text = await vi.waitFor(
      async () => {
        const all = await read(metricsPort(program), '/metrics');
        const counts = [...all.matchAll(/^navii_http_request_duration_seconds_count\{.*\} (\d+)$/gm)];
        expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(11);
        expect(valueOf(all, 'navii_png_threads')).toBeGreaterThanOrEqual(Number(processes));
        return all;
      },
      { timeout: 60_000 },
    );
    const answered = (labels: string) => valueOf(text, `navii_http_request_duration_seconds_count{${labels}}`);
    expect(answered('route="avatar",status="200"')).toBe(5);
    expect(answered('route="avatar",status="429"')).toBe(2);
    expect(answered('route="none",status="404"')).toBe(2);
    expect(answered('route="pages",status="200"')).toBe(1);
    expect(answered(`route="health",status="200"`)).toBe(1);
    expect(valueOf(text, 'navii_rate_limited_total{limit="avatar"}')).toBe(2);
    // Each process has its own cache.
    const drawn = valueOf(text, 'navii_png_lookups_total{found="none"}') ?? 0;
    expect(drawn).toBeLessThanOrEqual(Number(processes));
    expect(drawn + (valueOf(text, 'navii_png_lookups_total{found="memory"}') ?? 0)).toBe(3);
    expect([valueOf(text, 'navii_png_waiting'), valueOf(text, 'navii_png_threads_busy')]).toEqual([0, 0]);
    expect(valueOf(text, 'navii_png_up')).toBe(Number(processes));
    expect(valueOf(text, 'navii_redis_up')).toBeUndefined();
    expect(text).toMatch(/^navii_build_info\{version="[\d.]+",node="v[\d.]+"[^}]*\} 1$/m);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).not.toMatch(/zaphod|beeblebrox|127\.0\.0\.1/);
    expect((await request(metricsPort(program), '/')).status).toBe(404);
    // Metrics are for the operator, so the port of the service does not serve them.
    expect((await request(port, '/metrics')).status).toBe(404);
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual([0, null]);
  });

  it('reports that its port is in use', async () => {
    const program = run({ PORT: '0', HOST: '127.0.0.1', METRICS_PORT: '0' });
    const port = await listening(program);
    const { err, ended } = run({ PORT: '0', METRICS_PORT: String(port) });
    expect(await ended).toEqual([1, null]);
    expect(err()).toBe(`navii: not started: METRICS_PORT: ${port} is in use; set METRICS_PORT to a free one\n`);
  });
});
