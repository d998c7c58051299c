import type { AnyResource } from '../core/resource.js'
import { department } from '../resources/administrative/department/resource.js'
import { staffFunction } from '../resources/administrative/function/resource.js'
import { materialClass } from '../resources/gms/class/resource.js'
import { materialGroup } from '../resources/gms/group/resource.js'
import { material } from '../resources/gms/material/resource.js'
import { person } from '../resources/people/person/resource.js'
import { region } from '../resources/service-memos/region/resource.js'

/** What the in-memory API needs to know of an entity. */
export type MemoryEntity = Pick<AnyResource, 'contract' | 'fields' | 'title'> & Partial<Pick<AnyResource, 'filters'>>

export const builtEntities: readonly MemoryEntity[] = [region, department, staffFunction, person, materialGroup, materialClass, material]
