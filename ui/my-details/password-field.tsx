import { useState, type ComponentProps } from "react";

import { Button } from "../components/button.tsx";
import { TextField } from "../components/text-field.tsx";
import { VisuallyHidden } from "../components/visually-hidden.tsx";

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, "type"> {
  readonly texts: { readonly show: string; readonly hide: string };
}

/** A password field whose content can be shown. PASS-02 */
export const PasswordField = ({ texts, ...field }: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <TextField {...field} type={isShown ? "text" : "password"} isRequired />
      <Button look="quiet" onClick={() => setIsShown(!isShown)}>
        {isShown ? texts.hide : texts.show}
        <VisuallyHidden> ({field.label})</VisuallyHidden>
      </Button>
    </div>
  );
};
