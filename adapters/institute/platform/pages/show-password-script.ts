/** Offers to show what is typed into a password field, which works without it. A shown password is sent as a masked one. */
export const showPasswordScript = `for (const input of document.querySelectorAll("input[data-show]")) {
  const button = document.createElement("button");
  const show = (isShown) => {
    input.type = isShown ? "text" : "password";
    button.textContent = isShown ? input.dataset.hide : input.dataset.show;
  };
  button.type = "button";
  button.className = "show";
  button.addEventListener("click", () => show(input.type === "password"));
  // Browsers save what a masked field held.
  input.form.addEventListener("submit", () => show(false));
  show(false);
  input.after(button);
}
`;
