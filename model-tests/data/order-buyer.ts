import type { StepForm } from "../../src/domain/order/wizard/order-forms.ts"
import type { OrderEvent } from "../../src/machines/order.machine.ts"
import { readTyped } from "../../src/services/actors/typed-forms.ts"
import type { SimulatedBrowser } from "../harness/browser.ts"
import type { Fate } from "../harness/network.ts"
import { BrokenPromise, type Note, type Step } from "../harness/story.ts"
import { draftId, formInWords, type FakeOrderServer } from "./fake-order-server.ts"
import { formOf, openWizard, type Wizard } from "./order-tab.ts"

type Action =
  | { readonly kind: "goOn" | "type" | "back" | "takeTheirs" | "load" | "signOut"; readonly number: number }
  | { readonly kind: "signIn"; readonly user: string }
  | { readonly kind: "fate"; readonly fate: Fate }

/** The price that the user has agreed to with the button, and the user's account. */
interface Pressed {
  readonly price: number
  readonly user: string | null
}

/**
 * Opens a tab with the session and the wizard of a draft, and models its buyer: what the buyer enters and what the
 * buyer knows.
 */
export const buyerAt = (
  name: string,
  index: number,
  browser: SimulatedBrowser,
  server: FakeOrderServer,
  note: Note
) => {
  let wizard: Wizard | undefined
  let keys = 0
  let forgets = 0
  let isPlaced = false
  /** The last price shown at the button, or acknowledged since; `null` in a new document. */
  let agreed: number | null = null
  let pressed: Pressed | null = null
  const wishes = new Map<StepForm["step"], StepForm>()
  const who = `tab ${name}`
  const visitor = () => ({
    browser: browser.jar.browser(),
    user: browser.accounts.visitor(browser.jar.access())
  })
  const tab = browser.openTab(index, (ground) => {
    agreed = null
    wizard = openWizard(ground, server, visitor, () => `${name}-${++keys}`)
    return wizard
  })
  const hasWizard = (): boolean => wizard !== undefined && !wizard.matches("missing")

  const wish = (form: StepForm) => wishes.set(form.step, form)
  const sent = (event: OrderEvent, says: string): Step | undefined => {
    const now = wizard
    if (now === undefined || !now.can(event)) return undefined
    return {
      says: `${who} ${says}`,
      act: () => {
        if (event.type === "form.save" || event.type === "form.keep") wish(event.form)
        if (event.type === "form.save") note("saves")
        if (event.type === "conflict.takeTheirs" || event.type === "conflict.keepMine") note("conflicts")
        if (event.type === "conflict.takeTheirs") wishes.clear()
        const isPressed = event.type === "order.place" || now.matches({ step: { summary: "unanswered" } })
        if (isPressed) pressed = { price: now.price(), user: tab.user() }
        if (event.type === "price.acknowledge" || event.type === "change.acknowledge") agreed = now.price()
        if (event.type === "price.acknowledge") note("prices acknowledged")
        now.send(event)
      }
    }
  }
  const says = (event: OrderEvent): string => {
    switch (event.type) {
      case "form.save":
        return `saves ${formInWords(event.form)}`
      case "order.place":
        return `orders for ${wizard?.price() ?? 0}`
      case "conflict.keepMine":
        return "keeps its own form"
      default:
        return event.type.replace(".", ": ")
    }
  }
  const goOn = (number: number): Step | undefined => {
    const event = wizard?.next(number)
    return event === undefined ? undefined : sent(event, says(event))
  }
  const isOut = (): boolean =>
    tab.matches({ auth: "loggedOut" }) || tab.matches({ auth: { expired: "notified" } })

  const step = (action: Action): Step | undefined => {
    if (tab.isLoading()) return undefined
    switch (action.kind) {
      case "goOn":
        return goOn(action.number)
      case "type": {
        const form = wizard && formOf(wizard.shown(), action.number)
        return form && sent({ type: "form.keep", form }, `types ${formInWords(form)}`)
      }
      case "back":
        return sent({ type: "step.previous" }, "goes a step back")
      case "takeTheirs":
        return sent({ type: "conflict.takeTheirs" }, "takes the other form")
      case "load":
        return { says: `${who} is loaded anew`, act: tab.load }
      case "signIn":
        if (!isOut()) return undefined
        note("sign-ins")
        return { says: `${who} signs in as ${action.user}`, act: () => void tab.signIn(action.user) }
      case "signOut": {
        const user = tab.user()
        return user === null
          ? undefined
          : { says: `${user} signs out in ${who}`, act: () => tab.send({ type: "user.signOut" }) }
      }
      case "fate":
        return action.fate === "well"
          ? undefined
          : { says: `the next request of ${who} will be ${action.fate}`, act: () => tab.setFate(action.fate) }
    }
  }

  return {
    name,
    tab,
    step,
    state: () => wizard?.state() ?? "without a wizard",
    isDone: () => wizard?.matches("placed") === true,
    /** Returns the next step by which the draft's owner completes the order. */
    goOnToTheEnd: (truth: string | null): Step | undefined => {
      if (tab.isLoading()) return undefined
      const { user } = server.owner()
      if (user !== null && truth !== user)
        return truth === null ? step({ kind: "signIn", user }) : step({ kind: "signOut", number: 0 })
      return hasWizard() ? goOn(7) : step({ kind: "load", number: 0 })
    },
    keep: () => {
      if (tab.seen.forgets > forgets) {
        forgets = tab.seen.forgets
        wishes.clear()
        if (Object.keys(readTyped(tab.values, draftId)).length > 0)
          throw new BrokenPromise("signing out deletes what was typed", `${who} keeps what was typed`)
      }
      for (const [of, form] of wishes) {
        const kept = readTyped(tab.values, draftId)[of]
        if (server.saved.has(JSON.stringify(form))) wishes.delete(of)
        else if (JSON.stringify(kept) !== JSON.stringify(form))
          throw new BrokenPromise(
            "what was typed is kept until it is saved",
            `${who} has lost ${formInWords(form)}${kept === undefined ? "" : ` for ${formInWords(kept)}`}`
          )
      }
      if (wizard?.matches({ step: { summary: { offered: "reviewing" } } }) === true) {
        agreed ??= wizard.price()
        if (agreed !== wizard.price())
          throw new BrokenPromise(
            "a price that has changed is shown before the button is shown again",
            `${who} shows ${wizard.price()} after ${agreed}`
          )
      }
      const order = server.orders.find(({ key }) => key.startsWith(`${name}-`))
      if (order === undefined || pressed === null || isPlaced) return
      isPlaced = true
      if (order.price !== pressed.price)
        throw new BrokenPromise(
          "what was agreed to is what is placed",
          `${pressed.price} became ${order.price}`
        )
      // while the page is determining who is signed in, it shows no account
      if (pressed.user !== null && order.by.user !== pressed.user)
        throw new BrokenPromise(
          "nothing is placed in another's name",
          `${pressed.user} has placed it as ${order.by.user ?? "a guest"}`
        )
    }
  }
}
