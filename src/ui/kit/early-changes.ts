type Control = HTMLInputElement | HTMLSelectElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")

/** Takes up what somebody changes in a part whose script has not come yet; answers how to do it again once it has. */
export const keepEarlyChanges = (
  part: () => Element | null
): { readonly replay: () => void; readonly forget: () => void } => {
  const changed = new Map<Control, string | boolean>()
  const keep = ({ target }: Event) => {
    if (isControl(target) && part()?.contains(target) === true)
      changed.set(target, isTicked(target) ? target.checked : target.value)
  }
  // before the page's own listeners, which stop an event at a part that still sleeps
  window.addEventListener("change", keep, true)
  const forget = () => window.removeEventListener("change", keep, true)
  return {
    forget,
    replay: () => {
      forget()
      for (const [control, value] of changed) {
        if (isTicked(control)) {
          // a click that arrives there
          control.checked = value !== true
          control.click()
        } else {
          control.value = String(value)
          control.dispatchEvent(new Event("change", { bubbles: true }))
        }
      }
      changed.clear()
    }
  }
}
