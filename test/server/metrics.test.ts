// Tests of the metrics of the built program, and of the data that they must not hold.
import { expect, it } from 'vitest';
import { listening, run, type Program } from './program.js';
import { read, request } from './serve.js';

function metricsPort({ out }: Program): number {
  return Number(/"metricsPort":(\d+)/.exec(out())?.[1]);
}

/** Returns the value of a metric. `name` includes its labels. */
function valueOf(text: string, name: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

it('/metrics has the figures of requests, PNGs and threads', async () => {
  const env = { HOST: '127.0.0.1', DRAIN_DELAY: '0', RATE_LIMIT: '5' };
  const program = run({ ...env, PORT: '0', METRICS_PORT: '0' });
  const port = await listening(program);
  const statuses = [];
  for (const path of ['zaphod.png', 'zaphod.png', 'zaphod.png', 'b', 'c', 'd', 'e']) {
    statuses.push((await request(port, `/avatar/${path}?title=beeblebrox`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  for (const target of ['/', '/nope', '/healthz', '/nothing/zaphod']) await request(port, target);
  const text = await read(metricsPort(program), '/metrics');
  const counts = [...text.matchAll(/^navii_http_request_duration_seconds_count\{.*\} (\d+)$/gm)];
  expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(11);
  expect(valueOf(text, 'navii_png_threads')).toBeGreaterThanOrEqual(1);
  const answered = (labels: string) => valueOf(text, `navii_http_request_duration_seconds_count{${labels}}`);
  expect(answered('route="avatar",status="200"')).toBe(5);
  expect(answered('route="avatar",status="429"')).toBe(2);
  expect(answered('route="none",status="404"')).toBe(2);
  expect(answered('route="pages",status="200"')).toBe(1);
  expect(answered(`route="health",status="200"`)).toBe(1);
  expect(valueOf(text, 'navii_png_lookups_total{found="none"}')).toBe(1);
  expect(valueOf(text, 'navii_png_lookups_total{found="memory"}')).toBe(2);
  expect([valueOf(text, 'navii_png_waiting'), valueOf(text, 'navii_png_threads_busy')]).toEqual([0, 0]);
  expect(valueOf(text, 'navii_png_up')).toBe(1);
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
