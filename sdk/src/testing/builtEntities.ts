// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
import { department } from '../resources/administrative/department/resource.js'
import { staffFunction } from '../resources/administrative/function/resource.js'
import { person } from '../resources/people/person/resource.js'
import { region } from '../resources/service-memos/region/resource.js'
import { type MemoryEntity } from './MemoryEntity.js'

/** What the in-memory API keeps when nothing else is named. */
export const builtEntities: readonly MemoryEntity[] = [department, staffFunction, person, region]
