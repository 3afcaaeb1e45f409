import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { kitTexts } from "../texts.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A password field, hidden until its eye button is pressed. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "trail">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? "text" : "password"}
      trail={
        <button
          type="button"
          className="control-button"
          aria-label={shown ? kitTexts.hidePassword : kitTexts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      }
    />
  );
}
