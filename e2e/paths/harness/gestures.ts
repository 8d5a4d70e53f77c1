import type { Page } from "@playwright/test"
import type { AnyEventObject, AnyStateMachine, AnyStateNode, SnapshotFrom } from "xstate"
import type { Gesture } from "./paths-of.ts"
import type { Reply } from "./ports.ts"

/** What the server says: the same always, or by the clock of the page. */
export type Spoken = Reply | ((page: Page) => Promise<Reply>)

/** The three kinds of gestures of a machine's page: somebody does, the server answers, time passes. */
export const gesturesOn = <TMachine extends AnyStateMachine, Screen>() => {
  type When = (snapshot: SnapshotFrom<TMachine>) => boolean
  const does = (
    type: string,
    parts: ReadonlyArray<AnyEventObject>,
    when: When,
    act: Gesture<Screen>["act"]
  ): Gesture<Screen> => ({ type, parts, when: (snapshot) => when(snapshot as SnapshotFrom<TMachine>), act })
  return {
    does,
    /** Answers the last call of a port, with whatever the page does by itself then. */
    answers: (
      port: string,
      name: string,
      parts: ReadonlyArray<AnyEventObject>,
      reply: Spoken,
      when: When
    ): Gesture<Screen> =>
      does(name, parts, when, async ({ page, ports }, { calls }) =>
        ports.answer(port, calls[port] ?? 0, typeof reply === "function" ? await reply(page) : reply)
      ),
    waits: (type: string): Gesture<Screen> => ({
      type,
      parts: [{ type }],
      when: (snapshot) => snapshot._nodes.some((node: AnyStateNode) => node.transitions.has(type)),
      act: async () => {}
    })
  }
}

/** A refusal as the wire spells it. */
export const refusedWith = (status: number, code: string, more: object = {}): Reply => ({
  status,
  json: { Code: code, Message: "", Problems: [], ...more }
})

/** What is read out by itself: titles of notices, or their text where they have none. */
export const noticesOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .getByRole("main")
    .evaluate((main) =>
      [...main.querySelectorAll(":is([role=alert], [role=status])[data-state] p:first-child")].map(
        (title) => title.textContent
      )
    )
