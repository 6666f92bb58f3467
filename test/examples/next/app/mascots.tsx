import { createEngine } from 'navii/core';
import { neon } from 'navii/packs/neon';
import { createComponents } from 'navii/react/core';

export const { NaviiAvatar, NaviiGroup } = createComponents(createEngine({ packs: [neon] }));
