import { Plural } from "@lingui/react/macro"
import { VisuallyHidden } from "../kit/Hidden.tsx"
import s from "./StarMarks.module.css"

const star = "M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z"

/** Stars of a review, 1 to 5, as a picture with a text alternative. */
export function StarMarks({ stars }: { readonly stars: number }) {
  return (
    <span className={s["marks"]}>
      <svg viewBox="0 0 120 24" width="100" height="20" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((place) => (
          <path
            key={place}
            d={star}
            transform={`translate(${place * 24})`}
            className={place < stars ? s["starFull"] : s["starEmpty"]}
          />
        ))}
      </svg>
      <VisuallyHidden>
        <Plural value={stars} one="# Stern von 5" other="# Sterne von 5" />
      </VisuallyHidden>
    </span>
  )
}
