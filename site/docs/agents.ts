// Shows the chosen status on the page about agents.
import '../../components/define.js';
import './tabs.js';

document.querySelector('.choice')?.addEventListener('change', ({ target }) => {
  const agent = document.querySelector('navii-avatar');
  if (agent && target instanceof HTMLInputElement) agent.setAttribute('status', target.value);
});
