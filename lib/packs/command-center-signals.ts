// Signals mean something, so the pack `command-center` keeps their colours in every palette.
export const STOP = '#ff5747';
export const HOLD = '#ffc53d';
export const GO = '#3fe08f';
export const CYAN = '#8ce9ff';
export const STEEL = '#8492b0';
