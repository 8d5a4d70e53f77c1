import s from "./ProgressBar.module.css"

/**
 * Bar at the top while a page loads (rule page.progress): moves slowly, then stops and waits until the page is loaded.
 */
export function ProgressBar({ state }: { readonly state: "hidden" | "creeping" | "standing" }) {
  return (
    <div className={s["track"]} data-state={state} data-progress aria-hidden="true">
      <span className={s["bar"]} />
    </div>
  )
}
