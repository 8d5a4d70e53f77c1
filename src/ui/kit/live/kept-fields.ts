/**
 * Returns all visible fields of a part, typed as inputs; a property that a select or text area lacks reads as
 * `undefined`.
 */
const fieldsOf = (part: ParentNode) =>
  part.querySelectorAll<HTMLInputElement>("input:not([type=hidden]),select,textarea")

const isTicked = ({ type }: HTMLInputElement) => /checkbox|radio/u.test(type)
const nameOf = (field: HTMLInputElement) => field.id || field.name + (isTicked(field) && field.value)

/**
 * Records the fields of a part of the page before the part is rendered again. Returns a function that restores the
 * focus and, if the part does not store its input (`typed`), the recorded values of the fields.
 */
export const keepFields = (part: ParentNode): ((typed: boolean) => void) => {
  const focused = document.activeElement
  const former = new Map(Array.from(fieldsOf(part), (field) => [nameOf(field), field]))
  return (typed) => {
    for (const field of fieldsOf(part)) {
      const old = former.get(nameOf(field))
      if (old === undefined || old === field) continue
      if (typed && isTicked(field) && field.checked !== old.checked) field.click()
      if (typed && field.value !== old.value) {
        // uses the native setter, which React does not observe
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, old.value)
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
      }
      if (old !== focused) continue
      field.focus()
      // e-mail and number fields report no cursor position
      if (old.selectionEnd) field.setSelectionRange(old.selectionStart, old.selectionEnd)
    }
  }
}
