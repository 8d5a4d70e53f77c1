import type { Locator, Page } from "@playwright/test"
import type { CommentKind } from "../../src/domain/cancellation/cancellation.ts"

/** The panel of one cancelled order: the dealer's feedback, and two lists of comments. */
export class CancellationNotes {
  readonly panel: Locator
  readonly reason: Locator
  readonly words: Locator
  readonly give: Locator
  readonly keepMine: Locator
  readonly takeTheirs: Locator

  constructor(page: Page) {
    this.panel = page.getByRole("complementary", { name: /^Bestellung/u })
    this.reason = this.panel.getByLabel("Grund")
    this.words = this.panel.getByLabel("Erläuterung")
    this.give = this.panel.getByRole("button", { name: "Rückmeldung speichern" })
    this.keepMine = this.panel.getByRole("button", { name: "Meine Änderungen speichern" })
    this.takeTheirs = this.panel.getByRole("button", { name: "Meine Änderungen verwerfen" })
  }

  private comments(kind: CommentKind): Locator {
    return this.panel.locator(`[data-comments=${kind}]`)
  }

  text(kind: CommentKind): Locator {
    return this.comments(kind).getByRole("textbox")
  }

  send(kind: CommentKind): Locator {
    return this.comments(kind).getByRole("button", { name: "Kommentar speichern" })
  }

  /** Returns what the user sees of the feedback and of each list of comments. */
  look() {
    return this.panel.evaluate((panel) => {
      const partOf = (selector: string) => {
        const part = panel.querySelector(selector)
        const texts = (inner: string) =>
          [...(part?.querySelectorAll(inner) ?? [])].map(({ textContent }) => textContent)
        const fields = part?.querySelectorAll<HTMLSelectElement | HTMLTextAreaElement>("select, textarea")
        return {
          fields: [...(fields ?? [])].map(({ value }) => value),
          wrong: [...(part?.querySelectorAll("[aria-invalid=true]") ?? [])].map(
            ({ id }) => document.getElementById(`${id}-error`)?.textContent
          ),
          isBusy: part?.querySelector("button[aria-busy=true]") !== null,
          notice: [...texts("output"), ...texts("p[role=alert]")].join(""),
          texts
        }
      }
      const { texts, ...feedback } = partOf("[data-part=feedback]")
      const commentsOf = (kind: string) => {
        const { texts: of, ...part } = partOf(`[data-comments=${kind}]`)
        return { ...part, list: of("li p") }
      }
      return {
        feedback: { ...feedback, badge: texts("h3 + *").join(), both: texts("[data-field=feedback] dd") },
        dealer: commentsOf("dealer"),
        customer: commentsOf("customer")
      }
    })
  }
}
