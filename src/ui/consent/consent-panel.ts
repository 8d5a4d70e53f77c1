import { consentWords as words, purposeWords } from "../../domain/consent/consent-words.ts"
import type { ConsentPurpose } from "../../domain/consent/purposes.ts"
import s from "./ConsentPanel.module.css"
import { make } from "./make.ts"

/** Appearance of the consent question: panel beside the page, dialog above it, or hidden. */
export type ConsentLook = "panel" | "dialog" | "hidden"

interface ConsentPanelProps {
  readonly asked: ReadonlyArray<ConsentPurpose>
  /** Path prefix of the locale for links to its pages. */
  readonly prefix: string
  readonly onAnswer: (granted: ReadonlyArray<ConsentPurpose>) => void
  /** Called when the panel is closed without an answer. */
  readonly onClose: () => void
  /** Called when pointer or keyboard input suggests that the visitor is about to answer. */
  readonly onContact: () => void
}

const line = (name: string, hint: string, box: HTMLInputElement) =>
  make("label", { className: s["line"] ?? "" }, [
    box,
    make("span", {}, [
      make("span", { className: s["name"] ?? "", textContent: name }),
      make("span", { className: s["hint"] ?? "", textContent: hint })
    ])
  ])

const box = (checked: boolean, disabled: boolean) =>
  make("input", { type: "checkbox", className: s["box"] ?? "", checked, disabled })

/**
 * Creates the consent question without React and without style attributes, since pages may have neither. It is the
 * first element of the page, so that keyboard users reach it first; it covers the page's lower edge and moves no
 * content.
 */
export const consentPanel = ({ asked, prefix, onAnswer, onClose, onContact }: ConsentPanelProps) => {
  const boxes = asked.map((purpose) => ({ purpose, box: box(false, false) }))
  const button = (text: string, granted: () => ReadonlyArray<ConsentPurpose>) =>
    make("button", {
      type: "button",
      className: s["button"] ?? "",
      textContent: text,
      onclick: () => onAnswer(granted())
    })
  const link = (path: string, text: string) =>
    make("a", { href: `${prefix}${path}`, textContent: text, onclick: onClose })
  const title = make("h2", { id: "consent-title", className: s["title"] ?? "", textContent: words.title })
  const status = make("p", { className: s["status"] ?? "", role: "status" })
  const dialog = make("dialog", { id: "consent", className: s["panel"] ?? "" }, [
    make("div", { className: s["inside"] ?? "" }, [
      make("div", { className: s["words"] ?? "" }, [
        title,
        make("p", { textContent: words.text }),
        make("p", { className: s["links"] ?? "" }, [
          link("/datenschutz#speicher", words.table),
          link("/impressum", words.imprint)
        ])
      ]),
      make("fieldset", { className: s["purposes"] ?? "" }, [
        make("legend", { className: s["legend"] ?? "", textContent: words.purposes }),
        line(words.necessary.name, words.necessary.hint, box(true, true)),
        ...boxes.map((each) =>
          line(purposeWords[each.purpose].name, purposeWords[each.purpose].hint, each.box)
        )
      ]),
      make("div", { className: s["buttons"] ?? "" }, [
        button(words.refuse, () => []),
        button(words.choose, () => boxes.filter((each) => each.box.checked).map(({ purpose }) => purpose)),
        button(words.accept, () => asked)
      ]),
      make("button", {
        type: "button",
        className: s["close"] ?? "",
        ariaLabel: words.close,
        title: words.close,
        textContent: "×",
        onclick: onClose
      })
    ])
  ])
  dialog.setAttribute("aria-labelledby", title.id)
  for (const contact of ["pointerover", "focusin"]) dialog.addEventListener(contact, onContact)
  // Escape closes the dialog without a click event, so closing must also be reported here
  dialog.addEventListener("close", () => {
    if (!dialog.open) onClose()
  })
  // must run before React hydrates, since React renders the page again if an element was added between its own elements
  document.body.prepend(dialog)
  document.body.append(status)
  let shown: ConsentLook = "hidden"
  return {
    show: (look: ConsentLook, granted: ReadonlyArray<ConsentPurpose>): void => {
      // a panel that is already open keeps its focus and its ticked boxes
      if (look === shown) return
      shown = look
      for (const each of boxes) each.box.checked = granted.includes(each.purpose)
      dialog.close()
      if (look === "dialog") dialog.showModal()
      // `show()` is not used, since it would take the focus away from the current element
      else if (look === "panel") dialog.setAttribute("open", "")
    },
    say: (text: string): void => {
      status.textContent = text
    }
  }
}
