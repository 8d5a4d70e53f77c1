import type { BlockOf, BlockType } from "../../../domain/content/block.ts"

/** Props of a block's form; `id` is the prefix of the ids of its controls. */
export interface BlockFormProps<Type extends BlockType> {
  readonly id: string
  readonly block: BlockOf<Type>
  readonly onChange: (block: BlockOf<Type>) => void
}
