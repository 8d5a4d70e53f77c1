import { type ComponentType, createContext, useContext } from "react"
import type { FieldControl } from "../form/Field.tsx"

export interface DealerChoiceProps {
  readonly control: FieldControl
  readonly dealerId: number | null
  /** `undefined` if the value is only submitted with the surrounding form. */
  readonly onChoose?: (dealerId: number | null) => void
  /** Label of the first option, which stands for "no dealer"; omitted where a dealer is required. */
  readonly none?: string
  /** Name of the field that submits the id with a form. */
  readonly name?: string
  readonly isReadOnly?: boolean
  readonly isRequired?: boolean
}

interface DealerChoiceParts {
  /** A field that finds dealers by name, place and postal code. */
  readonly Choice: ComponentType<DealerChoiceProps>
  /** Renders a dealer's name in one line. */
  readonly Name: ComponentType<{ readonly dealerId: number }>
}

/**
 * Components for choosing and naming a dealer, which the page connects to its server calls
 * (`src/routes/-desk/ChooseDealer.tsx`); `undefined` for users without permission to list dealers.
 */
export const DealerChoiceContext = createContext<DealerChoiceParts | undefined>(undefined)

export const useDealerChoice = (): DealerChoiceParts | undefined => useContext(DealerChoiceContext)
