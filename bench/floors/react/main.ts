import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that React can be asked to do: one button that shows it was clicked. */
function Hello() {
  const [clicks, setClicks] = useState(0);
  return createElement('button', { id: 'ready', onClick: () => setClicks(clicks + 1) }, clicks);
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(createElement(Hello));
