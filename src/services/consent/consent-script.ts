import { answerText, type ConsentAnswer } from "../../domain/consent/answer.ts"
import type { ConsentPurpose } from "../../domain/consent/purposes.ts"
import { consentChart, type ConsentState } from "../../machines/consent/consent-chart.ts"
import type { ConsentEvent } from "../../machines/consent.machine.ts"
import {
  answerOfPage,
  forgetWithdrawn,
  hearAnswer,
  keepAnswer,
  may,
  onAnsweredElsewhere,
  onWithdrawn,
  tellTabs
} from "../browser/consent.ts"
import type { PageData } from "../page/page-data.ts"
import { startClarity, stopClarity } from "./clarity.ts"
import { dropStored } from "./drop-stored.ts"
import { runChart } from "./run-chart.ts"

/** Shows the consent dialog in a given state. */
export type ShowConsent = (state: ConsentState, granted: ReadonlyArray<ConsentPurpose>) => void

export interface RunningConsent {
  readonly start: (show: ShowConsent) => void
  readonly answer: (granted: ReadonlyArray<ConsentPurpose>) => void
  readonly openSettings: () => void
  readonly closeSettings: () => void
  /** Receives another tab's answer as text, if it arrived before this script ran. */
  readonly hear: (text: unknown) => void
}

/** Runs the consent state machine of one page, with ports implemented for the browser. */
export const consentOfPage = (
  { consent: version, prefix }: Pick<PageData, "consent" | "prefix">,
  page: Pick<HTMLElement, "dataset"> = document.documentElement
): RunningConsent => {
  let current = answerOfPage()
  let send: (event: ConsentEvent) => void = () => {}
  const letIn = () => {
    if (may("marketing"))
      import("../browser/tracked-campaign.ts")
        .then(({ keepCampaign }) => keepCampaign(prefix))
        // if the module does not load, nothing is stored
        .catch(() => {})
    const id = page.dataset["clarity"]
    if (id !== undefined && may("statistics")) startClarity(id)
  }
  const start = (show: ShowConsent) => {
    onWithdrawn("statistics", stopClarity)
    const actor = runChart<ConsentState, ConsentEvent>(
      consentChart,
      {
        guards: { hasNothingToAsk: () => version === "", isAnswered: () => current !== undefined },
        actions: {
          dropWithdrawn: (event) => {
            if (!("answer" in event)) return
            forgetWithdrawn(event.answer.granted)
            dropStored(event.answer.granted)
          },
          takeAnswer: (event) => {
            if ("answer" in event) current = event.answer
          },
          keepAnswer: (event) => {
            if ("answer" in event) keepAnswer(event.answer)
          },
          tellTabs: (event) => {
            if ("answer" in event) tellTabs(event.answer)
          }
        }
      },
      (state) => {
        show(state, current?.granted ?? [])
        if (state === "answered") letIn()
      }
    )
    send = actor.send
    onAnsweredElsewhere((answer: ConsentAnswer) => {
      // an answer that is equal to the current one changes nothing
      if (current === undefined || answerText(answer) !== answerText(current))
        send({ type: "tab.answered", answer })
    })
  }
  return {
    start,
    answer: (granted) => send({ type: "answer.give", answer: { version, at: Date.now(), granted } }),
    openSettings: () => send({ type: "settings.open" }),
    closeSettings: () => send({ type: "settings.close" }),
    hear: hearAnswer
  }
}
