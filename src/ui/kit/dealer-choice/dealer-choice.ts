import { type ComponentType, createContext, useContext } from "react"
import type { FieldControl } from "../form/Field.tsx"

export interface DealerChoiceProps {
  readonly control: FieldControl
  readonly dealerId: number | null
  /** Undefined where it is sent with its form. */
  readonly onChoose?: (dealerId: number | null) => void
  /** What no dealer means, as the first thing to choose; none where one has to be named. */
  readonly none?: string
  /** Name of the field that carries the id, where it is sent with a form. */
  readonly name?: string
  readonly isReadOnly?: boolean
  readonly isRequired?: boolean
}

interface DealerChoiceParts {
  /** A field that finds dealers by name, place and postal code. */
  readonly Choice: ComponentType<DealerChoiceProps>
  /** A dealer in one line. */
  readonly Name: ComponentType<{ readonly dealerId: number }>
}

/** What a page wires to its calls (`src/routes/-desk/ChooseDealer.tsx`); undefined for users who may list no dealers. */
export const DealerChoiceContext = createContext<DealerChoiceParts | undefined>(undefined)

export const useDealerChoice = (): DealerChoiceParts | undefined => useContext(DealerChoiceContext)
