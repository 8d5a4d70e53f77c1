import SimpleCalculatorIsland, {
  type SimpleCalculatorIslandProps,
  texts
} from "../../ui/calculator/SimpleCalculator.island.tsx"
import { Island } from "../../ui/kit/live/Island.tsx"
import { usePageFacts } from "../-page/page-facts.ts"

type Shape = Pick<SimpleCalculatorIslandProps, "groupId" | "isGroupGiven" | "target" | "location"> &
  Partial<Pick<SimpleCalculatorIslandProps, "shape" | "page">>

/** The simple calculator on document pages, hydrated on the first interaction. */
export function SimpleCalculatorPart({ shape = "desk", page = "/", ...rest }: Shape) {
  const { homes } = usePageFacts()
  return (
    <Island
      name="calculator/SimpleCalculator"
      component={SimpleCalculatorIsland}
      texts={texts}
      props={{ ...rest, shape, page, homes }}
    />
  )
}
