// The tests install the tools of both projects in the parent folder.
import { join } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = { turbopack: { root: join(import.meta.dirname, '..') } };

export default config;
