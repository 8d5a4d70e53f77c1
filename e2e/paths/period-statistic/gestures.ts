import { periodStatisticMoves, statisticWishes } from "../../../model-tests/period-statistic/walk.ts"
import type { StatisticWish } from "../../../src/domain/statistics/statistic.ts"
import type { periodStatisticMachine } from "../../../src/machines/period-statistic.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import type { StatisticScreen } from "../../pages/StatisticScreen.ts"
import { gesturesOn, refusedWith, type Way } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"

const { causes, waits } = gesturesOn<typeof periodStatisticMachine, StatisticScreen>()

export type StatisticWishName = keyof typeof statisticWishes

const isWish = (name: string): name is StatisticWishName => name in statisticWishes

/** Which of them it is. */
export const wishName = ({ from, to, granularity }: StatisticWish): StatisticWishName => {
  const name = Object.keys(statisticWishes)
    .filter(isWish)
    .find((each) => {
      const other = statisticWishes[each]
      return other.from === from && other.to === to && other.granularity === granularity
    })
  if (name === undefined) throw new Error(`Nobody asks for ${from} to ${to} here`)
  return name
}

type On = Way<typeof periodStatisticMachine, StatisticScreen>

const fillsIn = ({ wish }: { readonly wish: StatisticWish }): On => ({
  when: ({ context }) => context.wish !== wish,
  act: ({ screen }) => screen.ask(wish)
})

const follows = (link: string, state: "empty" | "tooMany", from: StatisticWishName): On => ({
  when: ({ value, context: { wish } }) => value === state && wishName(wish) === from,
  act: ({ page }) => page.getByRole("main").getByRole("link", { name: link }).click()
})

const tooManyRows = { Problems: [{ Code: "tooManyRows", Field: "", Params: {} }] }

/** Everything that a person does on the page of the statistic, and the server answers. */
export const periodStatisticGestures: ReadonlyArray<Gesture<StatisticScreen>> = [
  ...causes(periodStatisticMoves, {
    "asks for two months by weeks": fillsIn,
    "asks for a quarter by weeks": fillsIn,
    "asks for days that are turned around": fillsIn,
    "asks for more than ten years": fillsIn,
    'follows "Nach Monaten zeigen"': follows("Nach Monaten zeigen", "tooMany", "a quarter by weeks"),
    'follows "Die letzten drei Jahre"': follows("Die letzten drei Jahre", "empty", "a quarter by months"),
    'follows "Ohne Einschränkung"': follows("Ohne Einschränkung", "empty", "a quarter by months"),
    "tries again": { when: ({ value }) => value === "failed", act: ({ screen }) => screen.again.click() },
    "there are orders": ({ output }) => ({ reply: { json: toWire(output.statistic) } }),
    "there are none": { reply: refusedWith(404, "NotFound") },
    "there are too many rows": { reply: refusedWith(422, "Invalid", tooManyRows) },
    "nobody is signed in any more": { reply: refusedWith(401, "NotSignedIn") },
    "the account may not any more": { reply: refusedWith(403, "Forbidden") },
    "the server refuses": { reply: refusedWith(422, "Invalid") },
    "the server fails": { reply: { status: 503, json: {} } },
    "the line breaks": { reply: { abort: true } }
  }),
  waits("xstate.after.longestAnswer.periodStatistic.loading")
]
