import { readdirSync, readFileSync } from 'node:fs';
import { TraceMap, decodedMappings } from '@jridgewell/trace-mapping';
const dir='/tmp/distmap/assets/';
for(const f of readdirSync(dir).filter(f=>f.endsWith('.js.map')&&process.argv.slice(2).some(p=>f.startsWith(p)))){
 const js=readFileSync(dir+f.slice(0,-4),'utf8').split('\n');const t=new TraceMap(readFileSync(dir+f,'utf8'));const m=decodedMappings(t);const by={};
 m.forEach((segs,li)=>{segs.forEach((s,i)=>{const end=i+1<segs.length?segs[i+1][0]:js[li].length;const k=s.length>1?t.sources[s[1]]:'?';by[k]=(by[k]||0)+end-s[0]})});
 const tot=js.join('\n').length;console.log('==',f,tot);for(const [k,v] of Object.entries(by).sort((a,b)=>b[1]-a[1]).slice(0,45))if(v>120)console.log(String(v).padStart(6),k.replace('../../../../work/w/score/','').replace('../../../',''));
}
