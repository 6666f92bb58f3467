// Properties are tried with the same cases in every run. Vitest runs this file before those of tests.
import fc from 'fast-check';

fc.configureGlobal({ seed: 24 });
