import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <main>
      <h1>Give equipment a second life</h1>
      <p>The least that a page rendered by React in the browser can be.</p>
    </main>,
  );
