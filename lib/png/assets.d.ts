// Vite makes a data URI of such a file.
declare module '*?inline' {
  const url: string;
  export default url;
}
