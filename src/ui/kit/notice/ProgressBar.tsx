import s from "./ProgressBar.module.css"

/** The bar on top while a page loads (rule page.progress): creeps, then stands still until the page is there. */
export function ProgressBar({ state }: { readonly state: "hidden" | "creeping" | "standing" }) {
  return (
    <div className={s["track"]} data-state={state} data-progress aria-hidden="true">
      <span className={s["bar"]} />
    </div>
  )
}
