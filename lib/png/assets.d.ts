// Vite imports such a file as a data URI.
declare module '*?inline' {
  const url: string;
  export default url;
}
