declare global {
  /** What was changed since the page was sent, noted by the script that stands in it (entries/start-page.ts). */
  var earlyTargets: ReadonlyArray<EventTarget | null> | undefined
}

type Control = HTMLInputElement | HTMLSelectElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")

/** React only reports a text that differs from what it has set or found there: so the field goes back to what was sent. */
const typeInto = (field: HTMLInputElement, text: string): void => {
  field.value = field.defaultValue
  // the browser's own setter, which React does not see
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
}

/** What the user has changed in a part whose script has not come yet. */
export interface EarlyChanges {
  /** Whether anything was changed before the page's own script ran. */
  readonly areThere: boolean
  readonly replay: () => void
  readonly forget: () => void
}

/** Takes up what the user changes in a part whose script has not come yet; answers how to do it again once it has. */
export const keepEarlyChanges = (part: () => Element | null): EarlyChanges => {
  const changed = new Map<Control, string | boolean>()
  const keep = ({ target }: { readonly target: EventTarget | null }) => {
    if (isControl(target) && part()?.contains(target) === true)
      changed.set(target, isTicked(target) ? target.checked : target.value)
  }
  for (const target of globalThis.earlyTargets ?? []) keep({ target })
  // before the page's own listeners, which stop an event at a part that still sleeps
  window.addEventListener("change", keep, true)
  const forget = () => window.removeEventListener("change", keep, true)
  return {
    areThere: changed.size > 0,
    forget,
    replay: () => {
      forget()
      for (const [control, value] of changed) {
        if (isTicked(control)) {
          // a click that arrives there
          control.checked = value !== true
          control.click()
        } else {
          if (control instanceof HTMLInputElement) typeInto(control, String(value))
          else control.value = String(value)
          control.dispatchEvent(new Event("change", { bubbles: true }))
        }
      }
      changed.clear()
    }
  }
}
