/** All kinds of fields: what other kinds lack is read of them without harm. */
const fieldsOf = (part: ParentNode) =>
  part.querySelectorAll<HTMLInputElement>("input:not([type=hidden]),select,textarea")

const isTicked = ({ type }: HTMLInputElement) => /checkbox|radio/u.test(type)
const nameOf = (field: HTMLInputElement) => field.id || field.name + (isTicked(field) && field.value)

/**
 * Notes the fields of a part that is about to be drawn anew; answers how the new ones take over the focus and, where the
 * part itself does not know it (`typed`), what stands in the former ones by then.
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
        // the browser's own setter, which React does not see
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, old.value)
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
      }
      if (old !== focused) continue
      field.focus()
      // an e-mail address or a number tells no place of its cursor
      if (old.selectionEnd) field.setSelectionRange(old.selectionStart, old.selectionEnd)
    }
  }
}
