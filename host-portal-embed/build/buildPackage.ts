// Writes the npm package for portals' developers into dist/npm: node build/buildPackage.ts
import { execFileSync } from 'node:child_process'
import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { describeTag } from './describeTag.ts'

rmSync('dist/npm', { recursive: true, force: true })
execFileSync('tsc', ['-p', 'tsconfig.npm.json'], { stdio: 'inherit' })
copyFileSync('npm/vue.d.ts', 'dist/npm/vue.d.ts')
writeFileSync('dist/npm/custom-elements.json', `${JSON.stringify(describeTag('npm/element.ts'), undefined, 1)}\n`)
