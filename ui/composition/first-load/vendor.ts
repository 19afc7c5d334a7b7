// Entry of a chunk with packages that seldom change, so browsers keep it cached across deployments. Nothing imports it.
export { makeAutoObservable } from "mobx";
export { observer } from "mobx-react-lite";
export { createElement } from "react";
export { createRoot } from "react-dom/client";
