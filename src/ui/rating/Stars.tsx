import { Plural } from "@lingui/react/macro"
import { Star } from "lucide-react"
import type { ReactNode } from "react"
import { VisuallyHidden } from "../kit/Hidden.tsx"
import s from "./Rating.module.css"

interface StarsProps {
  readonly id: string
  readonly name: string
  readonly legend: ReactNode
  readonly error: ReactNode
}

const marks = [1, 2, 3, 4, 5]

/** One to five stars as a group of radio buttons, which also works with arrow keys. */
export function Stars({ id, name, legend, error }: StarsProps) {
  const isWrong = Boolean(error)
  return (
    <fieldset aria-describedby={isWrong ? `${id}-error` : undefined}>
      <legend className={s["legend"]}>{legend}</legend>
      <div className={s["stars"]}>
        {marks.map((mark) => (
          <label key={mark} className={s["star"]}>
            <input type="radio" name={name} value={mark} {...(mark === 1 && { id })} />
            <Star size={26} aria-hidden="true" />
            <VisuallyHidden>
              <Plural value={mark} one="# Stern" other="# Sterne" />
            </VisuallyHidden>
          </label>
        ))}
      </div>
      {isWrong && (
        <p id={`${id}-error`} className={s["error"]}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
