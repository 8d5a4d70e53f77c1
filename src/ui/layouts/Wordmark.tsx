import { useHref } from "../kit/site.tsx"
import s from "./Wordmark.module.css"

/** The logo: a flame that contains a pellet. */
export function Mark({ size = 30 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className={s["flame"]}
        d="M17.4 1.6c.5 5.9 8.6 9.6 8.6 18.1A10 10 0 0 1 6 19.9c0-4.3 2-7 4.4-9.6.2 2.7 1 4.3 2.5 5.1C12.5 9.7 13.9 5 17.4 1.6Z"
      />
      <rect
        className={s["pellet"]}
        x="12.6"
        y="16.2"
        width="7"
        height="10.6"
        rx="3.5"
        transform="rotate(28 16 21.5)"
      />
    </svg>
  )
}

/** The name of the shop with a link to the home page. */
export function Wordmark() {
  const href = useHref()
  return (
    <a className={s["wordmark"]} href={href("/")}>
      <Mark />
      <span>
        <b>Heiz</b>markt
      </span>
    </a>
  )
}
