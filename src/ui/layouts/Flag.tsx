import type { LocaleCode } from "../../domain/locale/locale.ts"
import s from "./Flag.module.css"

/** The flag of a country as a small icon; the country's name is shown beside it. */
export function Flag({ code }: { readonly code: LocaleCode }) {
  return (
    <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true" className={s["flag"]}>
      {code === "de" && (
        <>
          <path fill="#1d1d1b" d="M0 0h24v6H0z" />
          <path fill="#d3222a" d="M0 5.3h24v5.4H0z" />
          <path fill="#f6c500" d="M0 10.7h24V16H0z" />
        </>
      )}
      {code === "de-AT" && (
        <>
          <path fill="#d3222a" d="M0 0h24v16H0z" />
          <path fill="#fff" d="M0 5.3h24v5.4H0z" />
        </>
      )}
      {code === "ch" && (
        <>
          <path fill="#d3222a" d="M0 0h24v16H0z" />
          <path fill="#fff" d="M10.5 3.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z" />
        </>
      )}
    </svg>
  )
}
