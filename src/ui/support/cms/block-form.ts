import type { BlockOf, BlockType } from "../../../domain/content/block.ts"

/** What the form of a block takes; `id` begins the ids of its controls. */
export interface BlockFormProps<Type extends BlockType> {
  readonly id: string
  readonly block: BlockOf<Type>
  readonly onChange: (block: BlockOf<Type>) => void
}
