// The style sheet of `<navii-picker>`. It takes font and colour from the page, so it fits light and dark pages.
export const pickerStyles = `
  :host {
    --line: color-mix(in srgb, currentColor 45%, transparent);
    --fill: color-mix(in srgb, currentColor 9%, transparent);
    display: block;
    container-type: inline-size;
    line-height: 1.3;
  }
  :host([hidden]) {
    display: none;
  }
  fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px 28px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  fieldset:disabled {
    opacity: 0.55;
  }
  [part='preview'] {
    width: min(100%, var(--navii-picker-size, 220px));
    margin: 0 auto 16px;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
  [part='buttons'],
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  [part='buttons'] {
    justify-content: center;
  }
  button {
    min-height: 38px;
    padding: 5px 14px;
    border: 1px solid var(--line);
    border-radius: 999px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    background: var(--fill);
  }
  button[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  [hidden] {
    display: none !important;
  }
  /* A word begins with a capital, in any language that has them. */
  .row ::first-letter,
  .word::first-letter {
    text-transform: uppercase;
  }
  .row {
    align-items: center;
    gap: 4px;
  }
  .row span {
    opacity: 0.75;
  }
  [role='tab'] {
    padding: 5px 12px;
    border: 2px solid transparent;
  }
  [aria-selected='true'] {
    border-color: currentColor;
    font-weight: bold;
  }
  [part='options'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--navii-picker-option, 84px)), 1fr));
    align-content: start;
    align-items: start;
    gap: 8px;
    max-height: var(--navii-picker-height, 24rem);
    padding: 5px 5px 28px;
    overflow-y: auto;
    mask: linear-gradient(#000 calc(100% - 32px), #0002);
  }
  /* Blocks: as a grid in a grid, each would be laid out twice. */
  label {
    position: relative;
    min-width: 0;
    font-size: 0.875em;
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  input {
    position: absolute;
    z-index: 1;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .picture,
  .word {
    display: block;
  }
  /* A new picture changes the layout of nothing else. */
  .picture {
    contain: size layout style;
    aspect-ratio: 1;
    margin-bottom: 4px;
    padding: 6px;
    border: 3px solid transparent;
    border-radius: 18px;
  }
  label:hover .picture {
    background: var(--fill);
  }
  .face svg {
    border-radius: 12px;
  }
  .swatch svg {
    border-radius: 50%;
  }
  :checked ~ .picture {
    border-color: var(--navii-picker-accent, currentColor);
  }
  :checked ~ .word {
    font-weight: bold;
  }
  :checked ~ .word::after {
    content: '\u00a0✓' / '';
  }
  button:focus-visible,
  :focus-visible ~ .picture {
    outline: 3px solid var(--navii-picker-focus, currentColor);
    outline-offset: 2px;
  }
  [role='status'] {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* The options are in sight without scrolling. */
  @container (width < 620px) {
    [part='mascot'] {
      display: grid;
      grid-template-columns: minmax(96px, 34%) minmax(0, 1fr);
      gap: 12px;
      align-items: center;
    }
    [part='preview'] {
      margin: 0;
    }
    [part='buttons'] {
      justify-content: start;
    }
  }
  @container (width < 860px) {
    [part='tabs'] {
      display: flex;
      margin-inline: -4px;
      padding: 4px 28px 4px 4px;
      overflow-x: auto;
      scrollbar-width: none;
      mask: linear-gradient(to right, #000 calc(100% - 32px), #0002);
    }
    .row {
      flex: none;
    }
    .row span {
      margin: 0 4px 0 12px;
    }
  }
  @container (width >= 620px) {
    fieldset {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2.2fr);
      grid-template-rows: auto 1fr;
    }
    [part='mascot'] {
      grid-row: 1 / span 2;
    }
    [hidden] + [part='options'] {
      grid-row: 1 / span 2;
    }
  }
  @container (width >= 860px) {
    .row:has(span) {
      padding-left: 5em;
    }
    .row span {
      width: calc(5em - 4px);
      margin-left: -5em;
    }
  }
  @media (forced-colors: active) {
    .picture,
    [role='tab'] {
      border-color: Canvas;
    }
    :checked ~ .picture,
    [aria-selected='true'] {
      border-color: Highlight;
    }
    svg {
      forced-color-adjust: none;
    }
  }
`;
