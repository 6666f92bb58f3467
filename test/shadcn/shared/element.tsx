'use client';

import 'navii/define';
import 'navii/react';

export function Face() {
  return <navii-avatar seed="Katherine" label="Katherine" className="size-10" />;
}
