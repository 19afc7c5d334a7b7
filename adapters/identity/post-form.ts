/** Goes to an address and tells it something in the body of a form: in a query it would stand in the history and in logs. */
export const postForm = (address: URL, told: Readonly<Record<string, string>>): void => {
  const form = document.createElement("form");
  form.method = "post";
  form.action = address.href;
  for (const [name, value] of Object.entries(told)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
};
