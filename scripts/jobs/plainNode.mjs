import { productNode } from '../lib/paths.mjs'
import { succeed } from './installed.mjs'

/** The validators in plain Node, without React and without a bundler. */
export async function checkPlainNode(installed) {
  const code = `
    import { flattenErrors, formatCnpj, isCnpj, isCpf, mask } from '@esporte-parana/sdk/validators'
    const answers = [isCpf('529.982.247-25'), isCpf(52998224724), isCnpj('12.ABC.345/01DE-35'), formatCnpj('12ABC34501DE35'), mask('4133334444', '(##) ####-####')]
    process.stdout.write(JSON.stringify(answers) + typeof flattenErrors)
  `
  const output = await succeed(productNode(), ['--input-type=module', '--eval', code], { cwd: installed })
  if (output !== '[true,false,true,"12.ABC.345/01DE-35","(41) 3333-4444"]function') throw new Error(output)
}
