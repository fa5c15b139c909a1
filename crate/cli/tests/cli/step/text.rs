//! Writes STEP files independently of the code that reads them: solids with planar faces, and assemblies of them.

use std::collections::HashMap;
use std::fmt::Display;

/// The name of an entity in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Id(usize);

impl Display for Id {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(out, "#{}", self.0)
    }
}

/// A part or an assembly that instances refer to.
#[derive(Debug, Clone, Copy)]
pub struct Product {
    definition: Id,
    shape: Id,
}

/// The unit of a product.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    Mm,
    Inch,
}

/// A solid with planar faces, whose corners are counter-clockwise as seen from outside.
#[derive(Debug, Clone)]
pub struct Solid {
    pub corners: Vec<[f64; 3]>,
    pub faces: Vec<Vec<usize>>,
}

impl Solid {
    /// Returns a cube whose lowest corner is the origin.
    pub fn cube(edge: f64) -> Self {
        let corner = |n: usize| [0, 1, 2].map(|axis| if n >> axis & 1 == 1 { edge } else { 0.0 });
        let faces = [
            [0, 2, 3, 1],
            [4, 5, 7, 6],
            [0, 1, 5, 4],
            [2, 6, 7, 3],
            [0, 4, 6, 2],
            [1, 3, 7, 5],
        ];
        Self {
            corners: (0..8).map(corner).collect(),
            faces: faces.map(Vec::from).to_vec(),
        }
    }

    /// Returns a tetrahedron with a corner at the origin and one on each axis. It is chiral for different lengths.
    pub fn corner(lengths: [f64; 3]) -> Self {
        let [x, y, z] = lengths;
        Self {
            corners: vec![[0.0; 3], [x, 0.0, 0.0], [0.0, y, 0.0], [0.0, 0.0, z]],
            faces: [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]]
                .map(Vec::from)
                .to_vec(),
        }
    }
}

/// The placement of an instance: the images of the x axis, the y axis and the origin, and whether z is mirrored.
#[derive(Debug, Clone, Copy)]
pub struct Placement {
    pub x: [f64; 3],
    pub y: [f64; 3],
    pub at: [f64; 3],
    pub is_mirrored: bool,
}

impl Placement {
    /// Returns a translation.
    pub fn at(at: [f64; 3]) -> Self {
        Self {
            x: [1.0, 0.0, 0.0],
            y: [0.0, 1.0, 0.0],
            at,
            is_mirrored: false,
        }
    }

    /// Returns the image of the z axis.
    pub fn z(&self) -> [f64; 3] {
        let z = cross(self.x, self.y);
        if self.is_mirrored { z.map(|c| -c) } else { z }
    }
}

/// A file under construction.
#[derive(Debug)]
pub struct Step {
    lines: Vec<String>,
    schema: String,
    product_context: Id,
    definition_context: Id,
    /// The contexts for millimetres and for inches.
    contexts: [Id; 2],
    usages: usize,
}

impl Step {
    pub fn new() -> Self {
        let mut step = Self {
            lines: Vec::new(),
            schema: "AUTOMOTIVE_DESIGN".to_owned(),
            product_context: Id(0),
            definition_context: Id(0),
            contexts: [Id(0); 2],
            usages: 0,
        };
        let application = step.add("APPLICATION_CONTEXT('automotive design')");
        step.add(format!("APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,{application})"));
        step.product_context = step.add(format!("PRODUCT_CONTEXT('',{application},'mechanical')"));
        step.definition_context = step.add(format!(
            "PRODUCT_DEFINITION_CONTEXT('part definition',{application},'design')"
        ));
        let mm = step.add("(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))");
        let exponents = step.add("DIMENSIONAL_EXPONENTS(1.,0.,0.,0.,0.,0.,0.)");
        let in_mm = step.add(format!(
            "LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(25.4),{mm})"
        ));
        let inch = step.add(format!(
            "(CONVERSION_BASED_UNIT('INCH',{in_mm})LENGTH_UNIT()NAMED_UNIT({exponents}))"
        ));
        step.contexts = [mm, inch].map(|length| step.context(length));
        step
    }

    /// Declares another application protocol than AP214.
    pub fn with_schema(mut self, schema: &str) -> Self {
        self.schema = schema.to_owned();
        self
    }

    fn add(&mut self, text: impl Display) -> Id {
        let id = Id(self.lines.len() + 1);
        self.lines.push(format!("{id}={text};"));
        id
    }

    fn context(&mut self, length: Id) -> Id {
        let angle = self.add("(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))");
        let solid_angle = self.add("(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())");
        let accuracy = self.add(format!(
            "UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-7),{length},'distance_accuracy_value','')"
        ));
        self.add(format!(
            "(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT(({accuracy}))\
             GLOBAL_UNIT_ASSIGNED_CONTEXT(({length},{angle},{solid_angle}))REPRESENTATION_CONTEXT('',''))"
        ))
    }

    fn point(&mut self, at: [f64; 3]) -> Id {
        self.add(format!("CARTESIAN_POINT('',{})", reals(at)))
    }

    fn direction(&mut self, to: [f64; 3]) -> Id {
        self.add(format!("DIRECTION('',{})", reals(to)))
    }

    fn axes(&mut self, at: [f64; 3], z: [f64; 3], x: [f64; 3]) -> Id {
        let (at, z, x) = (self.point(at), self.direction(z), self.direction(x));
        self.add(format!("AXIS2_PLACEMENT_3D('',{at},{z},{x})"))
    }

    fn origin(&mut self) -> Id {
        self.axes([0.0; 3], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0])
    }

    fn product(&mut self, name: &str, shape: Id) -> Product {
        let context = self.product_context;
        let product = self.add(format!("PRODUCT('{name}','{name}','',({context}))"));
        let formation = self.add(format!("PRODUCT_DEFINITION_FORMATION('','',{product})"));
        let context = self.definition_context;
        let definition = self.add(format!(
            "PRODUCT_DEFINITION('design','',{formation},{context})"
        ));
        let definition_shape = self.add(format!("PRODUCT_DEFINITION_SHAPE('','',{definition})"));
        self.add(format!(
            "SHAPE_DEFINITION_REPRESENTATION({definition_shape},{shape})"
        ));
        Product { definition, shape }
    }

    /// Adds a product with one solid. Names are as STEP writes them: other characters than ASCII are escapes.
    pub fn part(&mut self, name: &str, solid: &Solid, unit: Unit) -> Product {
        self.painted(name, solid, unit, &[])
    }

    /// Adds such a product with the colours of some of its faces, or of the solid, in this order.
    pub fn painted(
        &mut self,
        name: &str,
        solid: &Solid,
        unit: Unit,
        colours: &[(Option<usize>, [f64; 3])],
    ) -> Product {
        let context = self.contexts[unit as usize];
        let faces = self.faces(solid);
        let shell = self.add(format!("CLOSED_SHELL('',{})", list(&faces)));
        let brep = self.add(format!("MANIFOLD_SOLID_BREP('',{shell})"));
        let origin = self.origin();
        let shape = self.add(format!(
            "ADVANCED_BREP_SHAPE_REPRESENTATION('',({origin},{brep}),{context})"
        ));
        let styles: Vec<Id> = colours
            .iter()
            .map(|&(face, colour)| self.style(face.map_or(brep, |face| faces[face]), colour))
            .collect();
        if !styles.is_empty() {
            self.add(format!(
                "MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION('',{},{context})",
                list(&styles)
            ));
        }
        self.product(name, shape)
    }

    /// Adds a product with a sheet: a cubic B-spline surface over a square net of poles.
    pub fn sheet(&mut self, name: &str, poles: &[Vec<[f64; 3]>]) -> Product {
        let count = poles.len();
        let points: Vec<Vec<Id>> = (poles.iter())
            .map(|row| row.iter().map(|&pole| self.point(pole)).collect())
            .collect();
        let [first, last] = [0, count - 1];
        let across = |k: usize| points.iter().map(|row| row[k]).collect::<Vec<Id>>();
        let sides = [
            (across(first), ".T."),
            (points[last].clone(), ".T."),
            (across(last), ".F."),
            (points[first].clone(), ".F."),
        ];
        // The knots are clamped at both ends and simple in between.
        let inner = vec!["1"; count - 4].join(",");
        let times = match inner.is_empty() {
            true => "(4,4)".to_owned(),
            false => format!("(4,{inner},4)"),
        };
        let knots: Vec<String> = (0..count - 2).map(|knot| real(knot as f64)).collect();
        let knots = format!("({})", knots.join(","));
        let rows: Vec<String> = points.iter().map(|row| list(row)).collect();
        let rows = format!("({})", rows.join(","));
        let surface = self.add(format!(
            "B_SPLINE_SURFACE_WITH_KNOTS('',3,3,{rows},.UNSPECIFIED.,.F.,.F.,.F.,{times},{times},{knots},{knots},.UNSPECIFIED.)"
        ));
        let mut vertices = HashMap::new();
        let mut rim = Vec::new();
        for (side, along) in sides {
            let [from, to] = [side[0], side[last]].map(|point| {
                let vertex = vertices.entry(point.0);
                *vertex.or_insert_with(|| self.add(format!("VERTEX_POINT('',{point})")))
            });
            let curve = self.add(format!(
                "B_SPLINE_CURVE_WITH_KNOTS('',3,{},.UNSPECIFIED.,.F.,.F.,{times},{knots},.UNSPECIFIED.)",
                list(&side)
            ));
            let edge = self.add(format!("EDGE_CURVE('',{from},{to},{curve},.T.)"));
            rim.push(self.add(format!("ORIENTED_EDGE('',*,*,{edge},{along})")));
        }
        let rim = self.add(format!("EDGE_LOOP('',{})", list(&rim)));
        let rim = self.add(format!("FACE_OUTER_BOUND('',{rim},.T.)"));
        let face = self.add(format!("ADVANCED_FACE('',({rim}),{surface},.T.)"));
        let shell = self.add(format!("OPEN_SHELL('',({face}))"));
        let model = self.add(format!("SHELL_BASED_SURFACE_MODEL('',({shell}))"));
        let (origin, context) = (self.origin(), self.contexts[0]);
        let shape = self.add(format!(
            "MANIFOLD_SURFACE_SHAPE_REPRESENTATION('',({origin},{model}),{context})"
        ));
        self.product(name, shape)
    }

    /// Adds an empty product.
    pub fn nothing(&mut self, name: &str) -> Product {
        let (origin, context) = (self.origin(), self.contexts[0]);
        let shape = self.add(format!("SHAPE_REPRESENTATION('',({origin}),{context})"));
        self.product(name, shape)
    }

    /// Declares that the shape of a product is in this file.
    pub fn in_file(&mut self, product: Product, file: &str) {
        let kind = self.add("DOCUMENT_TYPE('geometry')");
        let document = self.add(format!("DOCUMENT_FILE('{file}','','',{kind},'',$)"));
        let role = self.add("IDENTIFICATION_ROLE('external document id and location',$)");
        let source = self.add("EXTERNAL_SOURCE(IDENTIFIER(''))");
        self.add(format!(
            "APPLIED_EXTERNAL_IDENTIFICATION_ASSIGNMENT('{file}',{role},{source},({document}))"
        ));
        self.add(format!(
            "APPLIED_DOCUMENT_REFERENCE({document},'',({}))",
            product.definition
        ));
    }

    /// Adds a product of others, each with the name of its instance and its placement.
    pub fn assembly(
        &mut self,
        name: &str,
        unit: Unit,
        instances: &[(&str, Product, Placement)],
    ) -> Product {
        let origin = self.origin();
        let places: Vec<Id> = instances
            .iter()
            .map(|(_, _, place)| self.placement(place))
            .collect();
        let items: Vec<Id> = [origin].into_iter().chain(places.iter().copied()).collect();
        let context = self.contexts[unit as usize];
        let whole = self.add(format!(
            "SHAPE_REPRESENTATION('',{},{context})",
            list(&items)
        ));
        let assembly = self.product(name, whole);
        for ((name, part, place), &to) in instances.iter().zip(&places) {
            self.usages += 1;
            let usage = self.add(format!(
                "NEXT_ASSEMBLY_USAGE_OCCURRENCE('{}','{name}','',{},{},$)",
                self.usages, assembly.definition, part.definition
            ));
            let placed = self.add(format!("PRODUCT_DEFINITION_SHAPE('','',{usage})"));
            let motion = if place.is_mirrored {
                to
            } else {
                self.add(format!("ITEM_DEFINED_TRANSFORMATION('','',{origin},{to})"))
            };
            let relation = self.add(format!(
                "(REPRESENTATION_RELATIONSHIP('','',{},{whole})\
                 REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION({motion})SHAPE_REPRESENTATION_RELATIONSHIP())",
                part.shape
            ));
            self.add(format!(
                "CONTEXT_DEPENDENT_SHAPE_REPRESENTATION({relation},{placed})"
            ));
        }
        assembly
    }

    /// Adds a placement; a mirror image needs an operator, because axes cannot express it.
    fn placement(&mut self, place: &Placement) -> Id {
        if !place.is_mirrored {
            return self.axes(place.at, place.z(), place.x);
        }
        let [x, y, z] = [place.x, place.y, place.z()].map(|to| self.direction(to));
        let at = self.point(place.at);
        self.add(format!(
            "CARTESIAN_TRANSFORMATION_OPERATOR_3D('','','',{x},{y},{at},1.,{z})"
        ))
    }

    fn faces(&mut self, solid: &Solid) -> Vec<Id> {
        let vertices: Vec<Id> = solid
            .corners
            .iter()
            .map(|&corner| {
                let point = self.point(corner);
                self.add(format!("VERTEX_POINT('',{point})"))
            })
            .collect();
        let mut edges = HashMap::new();
        solid
            .faces
            .iter()
            .map(|face| {
                let next = face.iter().cycle().skip(1);
                let rim: Vec<Id> = face
                    .iter()
                    .zip(next)
                    .map(|(&a, &b)| {
                        let (low, high) = (a.min(b), a.max(b));
                        let edge = *edges.entry((low, high)).or_insert_with(|| {
                            self.edge([low, high].map(|n| (vertices[n], solid.corners[n])))
                        });
                        let along = if a < b { ".T." } else { ".F." };
                        self.add(format!("ORIENTED_EDGE('',*,*,{edge},{along})"))
                    })
                    .collect();
                let rim = self.add(format!("EDGE_LOOP('',{})", list(&rim)));
                let rim = self.add(format!("FACE_OUTER_BOUND('',{rim},.T.)"));
                let [a, b, c] = [0, 1, 2].map(|n| solid.corners[face[n]]);
                let x = minus(b, a);
                let plane = self.axes(a, cross(x, minus(c, b)), x);
                let plane = self.add(format!("PLANE('',{plane})"));
                self.add(format!("ADVANCED_FACE('',({rim}),{plane},.T.)"))
            })
            .collect()
    }

    fn edge(&mut self, [from, to]: [(Id, [f64; 3]); 2]) -> Id {
        let point = self.point(from.1);
        let along = self.direction(minus(to.1, from.1));
        let along = self.add(format!("VECTOR('',{along},1.)"));
        let line = self.add(format!("LINE('',{point},{along})"));
        self.add(format!("EDGE_CURVE('',{},{},{line},.T.)", from.0, to.0))
    }

    fn style(&mut self, item: Id, [r, g, b]: [f64; 3]) -> Id {
        let colour = self.add(format!(
            "COLOUR_RGB('',{},{},{})",
            real(r),
            real(g),
            real(b)
        ));
        let fill = self.add(format!("FILL_AREA_STYLE_COLOUR('',{colour})"));
        let area = self.add(format!("FILL_AREA_STYLE('',({fill}))"));
        let fill = self.add(format!("SURFACE_STYLE_FILL_AREA({area})"));
        let side = self.add(format!("SURFACE_SIDE_STYLE('',({fill}))"));
        let usage = self.add(format!("SURFACE_STYLE_USAGE(.BOTH.,{side})"));
        let style = self.add(format!("PRESENTATION_STYLE_ASSIGNMENT(({usage}))"));
        self.add(format!("STYLED_ITEM('',({style}),{item})"))
    }

    /// Returns the text of the file.
    pub fn text(&self) -> String {
        let Self { lines, schema, .. } = self;
        let lines = lines.join("\n");
        format!(
            "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('','',(''),(''),'','','');\n\
             FILE_SCHEMA(('{schema}'));\nENDSEC;\nDATA;\n{lines}\nENDSEC;\nEND-ISO-10303-21;\n"
        )
    }
}

/// Escapes everything but ASCII in a name, as STEP requires.
pub fn escaped(name: &str) -> String {
    let escape = |c: char| match c {
        ' '..='~' => c.to_string(),
        other => {
            let mut units = [0; 2];
            let units = other.encode_utf16(&mut units);
            let hex: String = units.iter().map(|unit| format!("{unit:04X}")).collect();
            format!("\\X2\\{hex}\\X0\\")
        }
    };
    name.chars().map(escape).collect()
}

fn list(ids: &[Id]) -> String {
    let ids: Vec<String> = ids.iter().map(Id::to_string).collect();
    format!("({})", ids.join(","))
}

/// Formats a STEP real, which needs a point.
fn real(value: f64) -> String {
    format!("{value:?}")
}

fn reals(values: [f64; 3]) -> String {
    format!("({})", values.map(real).join(","))
}

fn minus(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [0, 1, 2].map(|i| {
        let [j, k] = [(i + 1) % 3, (i + 2) % 3];
        a[j] * b[k] - a[k] * b[j]
    })
}
