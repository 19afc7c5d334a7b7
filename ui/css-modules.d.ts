declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  // The bundler exports class names as the default export.
  export default classes;
}

declare module "*.css";
