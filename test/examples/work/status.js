/** Shows a new status at every face of a name, and in words beside it. @param {string} name @param {string} status */
export function setStatus(name, status) {
  for (const face of document.querySelectorAll(`navii-avatar[seed="${CSS.escape(name)}"]`)) {
    face.setAttribute('status', status);
    const words = face.parentElement?.querySelector('.status');
    if (!(words instanceof HTMLElement)) continue;
    words.textContent = status === 'waiting' ? 'waiting for you' : status;
    words.dataset['status'] = status;
  }
}

// An answered question keeps its buttons, so that the focus stays where it is.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('.ask button[aria-disabled="false"]') : null;
  if (button === null) return;
  for (const other of button.parentElement?.children ?? []) other.ariaDisabled = 'true';
  button.ariaPressed = 'true';
  setStatus(button.closest('li')?.querySelector('navii-avatar')?.getAttribute('seed') ?? '', 'working');
});
