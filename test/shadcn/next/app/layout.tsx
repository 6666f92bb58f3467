import type { ReactNode } from 'react';
import '@/shared/theme.css';

export const metadata = { title: 'Navii in Next', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main className="grid gap-6 p-6">
          <h1 className="text-xl font-semibold">Team</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
