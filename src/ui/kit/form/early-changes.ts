declare global {
  /** Fields changed since the server sent the page, recorded by the page's inline script (entries/start-page.ts). */
  var earlyTargets: ReadonlyArray<EventTarget | null> | undefined
}

type Control = HTMLInputElement | HTMLSelectElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")

/**
 * React reports a text only if it differs from the last value that React has seen, so the field is first reset to the
 * value sent by the server.
 */
const typeInto = (field: HTMLInputElement, text: string): void => {
  field.value = field.defaultValue
  // uses the native setter, which React does not observe
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
}

/** Changes that the user made in a part of the page before the part's script was loaded. */
export interface EarlyChanges {
  /** Whether the user changed anything before the page's own script ran. */
  readonly areThere: boolean
  readonly replay: () => void
  readonly forget: () => void
}

/**
 * Records the user's changes in a part of the page whose script is not loaded yet; the returned object can replay them
 * afterwards.
 */
export const keepEarlyChanges = (part: () => Element | null): EarlyChanges => {
  const changed = new Map<Control, string | boolean>()
  const keep = ({ target }: { readonly target: EventTarget | null }) => {
    if (isControl(target) && part()?.contains(target) === true)
      changed.set(target, isTicked(target) ? target.checked : target.value)
  }
  for (const target of globalThis.earlyTargets ?? []) keep({ target })
  // runs before the page's other listeners, which stop events at parts that are not hydrated
  window.addEventListener("change", keep, true)
  const forget = () => window.removeEventListener("change", keep, true)
  return {
    areThere: changed.size > 0,
    forget,
    replay: () => {
      forget()
      for (const [control, value] of changed) {
        if (isTicked(control)) {
          // sets the opposite first, so that the click then toggles the control to `value`
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
