import type { ProductGroupId } from "../domain/product-group.ts"
import SimpleCalculatorIsland from "../ui/calculator/SimpleCalculator.island.tsx"
import { Island } from "../ui/kit/Island.tsx"
import { usePageFacts } from "./-page-facts.ts"

/** The simple calculator of documents: it comes to life when somebody turns to it. */
export function SimpleCalculatorPart({ groupId }: { readonly groupId: ProductGroupId }) {
  const { homes } = usePageFacts()
  return (
    <Island
      name="calculator/SimpleCalculator"
      component={SimpleCalculatorIsland}
      props={{ groupId, homes }}
    />
  )
}
