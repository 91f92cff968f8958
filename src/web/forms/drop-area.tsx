import type { Child } from "hono/jsx";
import { FileField } from "./fields.tsx";

interface DropAreaProps {
  label: string;
  /** The file types the field offers, as in the accept attribute. */
  accept: string;
  hint: string;
  isRequired?: boolean;
  /** The buttons of its form. */
  children?: Child;
}

/** A file field that also takes a file dropped anywhere on the page. */
export function DropArea({ children, ...field }: DropAreaProps) {
  return (
    <div class="drop" data-drop>
      <FileField name="file" {...field} />
      <p class="drop-hint soft">Or drop it anywhere on this page.</p>
      {children}
      <p role="status" data-dropped></p>
    </div>
  );
}
