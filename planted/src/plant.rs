//! Planting: a file of Rust with all of its faults, each behind a question whether it is the one.

use std::collections::{HashMap, HashSet};

use anyhow::{Context, Result};
use proc_macro2::{LineColumn, TokenStream};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{Arm, BinOp, Block, Expr, Signature, parse_quote};

use crate::fault::{Fault, Genre};

/// What must be left out so that everything compiles.
#[derive(Default, Debug)]
pub struct Without {
    /// Numbers of faults.
    pub faults: HashSet<usize>,
    /// Names of functions that constants are made with: they stay constant, and have no faults.
    pub constant: HashSet<String>,
}

/// A file with faults.
pub struct Planted {
    pub text: String,
    /// Those that are in it.
    pub faults: Vec<usize>,
    /// Those that no compiler would take.
    pub refused: Vec<usize>,
}

/// A file with these faults, as many as can be.
pub fn plant(text: &str, faults: &[(usize, &Fault)], without: &Without) -> Result<Planted> {
    let mut file = syn::parse_file(text).context("it is no Rust")?;
    let mut planter = Planter {
        places: HashMap::new(),
        without,
        planted: Vec::new(),
        refused: Vec::new(),
        constant: false,
    };
    for &(number, fault) in faults {
        if !without.faults.contains(&number) {
            let (start, genre) = (fault.start(), fault.genre);
            let place = planter.places.entry((start.line, start.column));
            place
                .or_default()
                .push((number, genre, fault.replacement.clone()));
        }
    }
    planter.visit_file_mut(&mut file);
    Ok(Planted {
        text: file.into_token_stream().to_string(),
        faults: planter.planted,
        refused: planter.refused,
    })
}

struct Planter<'a> {
    places: HashMap<(usize, usize), Vec<(usize, Genre, String)>>,
    without: &'a Without,
    planted: Vec<usize>,
    refused: Vec<usize>,
    /// Whether this is the inside of a function that stays constant.
    constant: bool,
}

fn is(number: usize) -> TokenStream {
    quote!(crate::planted::is(#number))
}

impl Planter<'_> {
    fn at(&self, start: LineColumn, genre: Genre) -> Vec<(usize, String)> {
        if self.constant {
            return Vec::new();
        }
        let here = self.places.get(&(start.line, start.column));
        let here = here.into_iter().flatten().filter(|(_, of, _)| *of == genre);
        here.map(|(number, _, text)| (*number, text.clone()))
            .collect()
    }

    fn function(&mut self, signature: &mut Signature, block: &mut Block) {
        let stays = signature.constness.is_some()
            && self.without.constant.contains(&signature.ident.to_string());
        let before = std::mem::replace(&mut self.constant, stays);
        let faults = match block.stmts.first() {
            Some(first) => self.at(first.span().start(), Genre::FnValue),
            None => Vec::new(),
        };
        visit_mut::visit_block_mut(self, block);
        for (number, text) in faults.into_iter().rev() {
            let Ok(value) = text.parse::<TokenStream>() else {
                continue;
            };
            let question = is(number);
            let Ok(first) = syn::parse2(quote!(if #question { return #value; })) else {
                continue;
            };
            block.stmts.insert(0, syn::Stmt::Expr(first, None));
            self.planted.push(number);
        }
        if !stays {
            signature.constness = None;
        }
        self.constant = before;
    }

    /// The value of a constant and the length of an array stay as they are: nothing can be asked while the program is
    /// compiled.
    fn constant(&mut self, value: &mut Expr) {
        let before = std::mem::replace(&mut self.constant, true);
        self.visit_expr_mut(value);
        self.constant = before;
    }

    /// The same with other operators, each behind its question.
    fn with_faults(&mut self, expr: &mut Expr, faults: Vec<(usize, TokenStream)>) {
        for (number, other) in faults {
            let question = is(number);
            *expr = parse_quote!((if #question { #other } else { #expr }));
            self.planted.push(number);
        }
    }
}

/// Whether names are bound in it, which can't be done behind a question.
fn binds(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => binds(&binary.left) || binds(&binary.right),
        _ => false,
    }
}

impl VisitMut for Planter<'_> {
    fn visit_item_fn_mut(&mut self, item: &mut syn::ItemFn) {
        self.function(&mut item.sig, &mut item.block);
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut syn::ImplItemFn) {
        self.function(&mut item.sig, &mut item.block);
    }

    fn visit_trait_item_fn_mut(&mut self, item: &mut syn::TraitItemFn) {
        if let Some(block) = &mut item.default {
            self.function(&mut item.sig, block);
        }
    }

    fn visit_item_const_mut(&mut self, item: &mut syn::ItemConst) {
        self.constant(&mut item.expr);
    }

    fn visit_impl_item_const_mut(&mut self, item: &mut syn::ImplItemConst) {
        self.constant(&mut item.expr);
    }

    fn visit_item_static_mut(&mut self, item: &mut syn::ItemStatic) {
        self.constant(&mut item.expr);
    }

    fn visit_type_array_mut(&mut self, array: &mut syn::TypeArray) {
        self.visit_type_mut(&mut array.elem);
        self.constant(&mut array.len);
    }

    fn visit_expr_repeat_mut(&mut self, array: &mut syn::ExprRepeat) {
        self.visit_expr_mut(&mut array.expr);
        self.constant(&mut array.len);
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        let mut faults = Vec::new();
        match &*expr {
            Expr::Binary(binary) if !binds(expr) => {
                for (number, text) in self.at(binary.op.span().start(), Genre::BinaryOperator) {
                    let Ok(op) = syn::parse_str::<BinOp>(&text) else {
                        continue;
                    };
                    let (left, right) = (&binary.left, &binary.right);
                    faults.push((number, quote!(#left #op #right)));
                }
            }
            Expr::Unary(unary) => {
                for (number, _) in self.at(unary.op.span().start(), Genre::UnaryOperator) {
                    faults.push((number, unary.expr.to_token_stream()));
                }
            }
            Expr::Struct(made) if made.rest.is_some() => {
                for field in &made.fields {
                    for (number, _) in self.at(field.span().start(), Genre::StructField) {
                        let mut other = made.clone();
                        let fields = made.fields.iter();
                        let others = fields.filter(|one| one.member != field.member);
                        other.fields = others.cloned().collect();
                        if !other.fields.is_empty() {
                            other.fields.push_punct(Default::default());
                        }
                        faults.push((number, other.to_token_stream()));
                    }
                }
            }
            _ => {}
        }
        visit_mut::visit_expr_mut(self, expr);
        self.with_faults(expr, faults);
    }

    /// An arm can only be missing if another one takes everything.
    fn visit_expr_match_mut(&mut self, choice: &mut syn::ExprMatch) {
        let takes_all = |arm: &Arm| match &arm.pat {
            _ if arm.guard.is_some() => false,
            syn::Pat::Wild(_) => true,
            // Not a constant or a variant such as `None`.
            syn::Pat::Ident(name) => name.ident.to_string().starts_with(char::is_lowercase),
            _ => false,
        };
        if !choice.arms.iter().any(takes_all) {
            for arm in &choice.arms {
                let start = arm.span().start();
                let gone = self.at(start, Genre::MatchArm);
                self.refused.extend(gone.iter().map(|(number, _)| number));
                let place = self.places.entry((start.line, start.column));
                place
                    .or_default()
                    .retain(|(_, genre, _)| *genre != Genre::MatchArm);
            }
        }
        visit_mut::visit_expr_match_mut(self, choice);
    }

    fn visit_arm_mut(&mut self, arm: &mut Arm) {
        let gone = self.at(arm.span().start(), Genre::MatchArm);
        let guard = arm.guard.as_ref().map(|(_, guard)| guard.span().start());
        let guards = guard.map_or_else(Vec::new, |start| self.at(start, Genre::MatchArmGuard));
        visit_mut::visit_arm_mut(self, arm);
        if arm.guard.as_ref().is_some_and(|(_, guard)| binds(guard)) {
            return;
        }
        let guard = arm.guard.as_ref().map(|(_, guard)| quote!((#guard)));
        let mut guard = guard.unwrap_or_else(|| quote!(true));
        for (number, text) in guards {
            let question = is(number);
            guard = match text.as_str() {
                "true" => quote!((#question || #guard)),
                _ => quote!((!#question && #guard)),
            };
            self.planted.push(number);
        }
        for (number, _) in &gone {
            let question = is(*number);
            guard = quote!((!#question && #guard));
            self.planted.push(*number);
        }
        if !gone.is_empty() || arm.guard.is_some() {
            arm.guard = Some((Default::default(), Box::new(parse_quote!(#guard))));
        }
    }
}
