// GET /readyz: readiness apart from liveness, for balancers.
import { answerJson, describeJson, retryLater } from 'navii/internals/http';
import { PROBLEMS, type ServiceRoute } from '../host.js';

export const readyRoute: ServiceRoute = {
  name: 'ready',
  paths: ['/readyz'],
  methods: ['GET'],
  description: 'Whether balancers should send requests to this process.',
  tag: 'service',
  parameters: {},
  answers: {
    200: describeJson('The object.', { ready: { const: true } }),
    503: { description: 'Why not, in a line.', type: 'text/plain', schema: { enum: Object.values(PROBLEMS) } },
  },
  answer(_request, { findProblem }) {
    const problem = findProblem();
    if (problem !== undefined) throw retryLater(503, problem);
    return answerJson(200, { ready: true });
  },
};
